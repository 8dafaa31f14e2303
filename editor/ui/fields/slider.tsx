import {
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import styles from './field.module.css';
import { FieldHead, type FieldProps, PlainFoot } from './field-parts.tsx';

export interface SliderProps extends FieldProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
}

/** A number between two bounds where the exact value matters little. */
export function Slider(props: SliderProps) {
  const { value, onChange, min, max, step, isReadOnly, label, isLabelHidden } = props;
  return (
    <AriaSlider
      className={styles.field}
      value={value}
      onChange={onChange}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={isReadOnly}
      aria-label={isLabelHidden ? label : undefined}
    >
      <FieldHead {...props} />
      <div className={styles.slider}>
        <SliderTrack className={styles.rail}>
          <SliderThumb className={styles.thumb} />
        </SliderTrack>
        <SliderOutput className={styles.amount} />
      </div>
      <PlainFoot {...props} />
    </AriaSlider>
  );
}
