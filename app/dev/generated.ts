import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunnableDevEnvironment } from 'vite';
import { root, siteFolder } from '../scripts/prepare.mjs';
import { siteParts } from '../scripts/read-site.mjs';

const generator = join(root, 'app/scripts/generated-files.ts');
const { plugins } = await siteParts();
const parts = [root, siteFolder(), ...plugins.map(({ folder }) => folder)];
const ofBlocks = parts.map((folder) => join(folder, 'blocks/'));
const ofSchemas = join(root, 'schemas/');

/** Keeps the output of `npm run gen` in sync with the folders of blocks. */
export function keepGenerated() {
  let isStale = true;
  const written = new Set<string>();
  return {
    /** Whether this change may affect generated files. */
    notice(event: string, file: string): boolean {
      const isOther = /\.gen\.|\.test\./.test(file) || event.endsWith('Dir');
      const isFolder = event !== 'change' && ofBlocks.some((folder) => file.startsWith(folder));
      const isModel = file.endsWith('/model.ts') || file.startsWith(ofSchemas);
      if (isOther || !(isFolder || isModel)) return false;
      isStale = true;
      return true;
    },
    /** True once for each file that was written here, because its change is already known. */
    isWritten: (file: string) => written.delete(file),
    /** Throws `BrokenBlock`. */
    async write({ runner, moduleGraph }: RunnableDevEnvironment): Promise<void> {
      if (!isStale) return;
      type Generator = typeof import('../scripts/generated-files.ts');
      const { outdatedFiles } = await runner.import<Generator>(generator);
      const files = await outdatedFiles((file) => runner.import(file));
      isStale = false;
      for (const [file, text] of Object.entries(files)) {
        written.add(file);
        writeFileSync(file, text);
        moduleGraph.onFileChange(file);
      }
    },
  };
}

export type Generated = ReturnType<typeof keepGenerated>;
