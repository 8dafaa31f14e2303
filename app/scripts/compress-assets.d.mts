export function compressAssets(folder: string): Promise<void>;
