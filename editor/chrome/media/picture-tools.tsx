import { useState } from 'react';
import type { MediaCrop } from '#schemas/entities/media.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/dialogs/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { CropFrame } from './crop-frame.tsx';
import {
  cropOfRatio,
  fromPixels,
  isWhole,
  middle,
  type Point,
  toPixels,
  wholePicture,
} from './crop-rectangle.ts';
import { FocalPoint } from './focal-point.tsx';
import { FocalPreviews } from './focal-previews.tsx';
import type { MediaFields } from './media-fields.ts';
import styles from './media-form.module.css';
import type { WholePicture } from './picture-source.ts';

interface PictureToolsProps {
  readonly picture: WholePicture;
  readonly fields: MediaFields;
  readonly onChange: (part: Partial<MediaFields>) => void;
}

/** Edits the focal point or the crop of a picture, with previews of the result. */
export function PictureTools({ picture, fields, onChange }: PictureToolsProps) {
  const t = useT();
  const [tool, setTool] = useState<'focal' | 'crop'>('focal');
  const crop = fields.crop ?? wholePicture;
  const point = fields.focalPoint ?? middle;
  const setPoint = (focalPoint: Point) => onChange({ focalPoint });
  const setCrop = (next: MediaCrop) => onChange({ crop: isWhole(next) ? null : next });
  return (
    <div className={styles.column}>
      <Segments
        isLabelHidden
        label={t('media.tool')}
        alternatives={[
          { id: 'focal', label: t('media.focalPoint') },
          { id: 'crop', label: t('media.crop') },
        ]}
        value={tool}
        onChange={setTool}
      />
      {tool === 'focal' ? (
        <>
          <FocalPoint picture={picture} point={point} onChange={setPoint} />
          <PointFields point={point} onChange={setPoint} />
          <p className={styles.help}>{t('media.focalHelp')}</p>
        </>
      ) : (
        <>
          <CropFrame picture={picture} crop={crop} onChange={setCrop} />
          <CropFields picture={picture} crop={crop} onChange={setCrop} />
          <div className={styles.shapes} role="group" aria-label={t('media.shape')}>
            <Button onPress={() => setCrop(wholePicture)}>{t('media.whole')}</Button>
            {shapes.map(([name, ratio]) => (
              <Button key={name} onPress={() => setCrop(cropOfRatio(ratio, picture, point))}>
                {name}
              </Button>
            ))}
          </div>
        </>
      )}
      <FocalPreviews label={t('media.previews')} picture={picture} crop={crop} point={point} />
    </div>
  );
}

const shapes = [
  ['16 : 9', 16 / 9],
  ['4 : 3', 4 / 3],
  ['1 : 1', 1],
  ['3 : 4', 3 / 4],
] as const;

interface PointFieldsProps {
  readonly point: Point;
  readonly onChange: (point: Point) => void;
}

function PointFields({ point, onChange }: PointFieldsProps) {
  const t = useT();
  return (
    <div className={styles.numbers}>
      {(['x', 'y'] as const).map((axis) => (
        <NumberField
          key={axis}
          label={t(`media.focal.${axis}`)}
          min={0}
          max={100}
          value={Math.round(point[axis] * 100)}
          onChange={(value) => value !== undefined && onChange({ ...point, [axis]: value / 100 })}
        />
      ))}
    </div>
  );
}

interface CropFieldsProps {
  readonly picture: WholePicture;
  readonly crop: MediaCrop;
  readonly onChange: (crop: MediaCrop) => void;
}

function CropFields({ picture, crop, onChange }: CropFieldsProps) {
  const t = useT();
  const pixels = toPixels(crop, picture);
  return (
    <div className={styles.numbers}>
      {(['x', 'y', 'width', 'height'] as const).map((side) => (
        <NumberField
          key={side}
          label={t(`media.cropped.${side}`)}
          min={side === 'x' || side === 'y' ? 0 : 1}
          max={side === 'x' || side === 'width' ? picture.width : picture.height}
          value={pixels[side]}
          onChange={(value) =>
            value !== undefined && onChange(fromPixels({ ...pixels, [side]: value }, picture))
          }
        />
      ))}
    </div>
  );
}
