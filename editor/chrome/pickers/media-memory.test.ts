import { describe, expect, it } from 'vitest';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import { fail, type Result } from '#schemas/result.ts';
import { fakeEditorApi, onePage } from '../../testing/fake-editor-api.ts';
import { sampleMedia } from '../media/sample-media.ts';
import { createMediaMemory } from './media-memory.ts';

type Response = Result<EndpointOutput<'media.filterStandard'>>;

function memory(response: () => Response = () => onePage([sampleMedia('luka')])) {
  const api = fakeEditorApi({ 'media.filterStandard': response });
  return { api, media: createMediaMemory(api) };
}

describe('createMediaMemory', () => {
  it('batches keys requested at the same time, and requests each only once · MEDIA-01', async () => {
    const { api, media } = memory();
    const first = await Promise.all([media.find('luka'), media.find('gone'), media.find('luka')]);
    await media.find('gone');
    expect(first.map((medium) => medium?.key)).toEqual(['luka', undefined, 'luka']);
    expect(api.calls.map(({ input }) => input)).toEqual([{ keys: ['luka', 'gone'], limit: 2 }]);
  });

  it('does not report a medium as missing when the request fails, and requests it again', async () => {
    let isDown = true;
    const { media } = memory(() => (isDown ? fail('unavailable') : onePage([sampleMedia('luka')])));
    expect(await media.find('luka')).toBeUndefined();
    isDown = false;
    expect(await media.find('luka')).toMatchObject({ key: 'luka' });
  });

  it('knows about changed and deleted media', async () => {
    const { media } = memory();
    await media.find('luka');
    media.put('luka', sampleMedia('luka', { title: 'Stara luka' }));
    expect(await media.find('luka')).toMatchObject({ title: 'Stara luka' });
    media.put('luka', null);
    expect(await media.find('luka')).toBeNull();
  });
});
