import './fonts.css';
import './theme.css';
import './tokens.css';
import './base.css';
import './frame.css';
import './prose.css';
import './print.css';
import 'virtual:section-styles';
