interface ModuleFacts {
  readonly importedIds?: readonly string[];
  readonly dynamicallyImportedIds?: readonly string[];
}

/** What the plugin uses of the build. */
interface BuildContext {
  readonly getModuleIds: () => Iterable<string>;
  readonly getModuleInfo: (id: string) => ModuleFacts | undefined;
  readonly getFileName: (ref: string) => string;
  readonly emitFile: (file: { readonly source: string }) => unknown;
}

interface PageSheets {
  readonly name: string;
  readonly transform: (code: string, id: string) => null;
  readonly generateBundle: (this: BuildContext) => void;
}

export function pageSheets(): PageSheets;
