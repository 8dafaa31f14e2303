/** The login page asks for a code when its address has this parameter. */
export const codeParameter = 'code';
