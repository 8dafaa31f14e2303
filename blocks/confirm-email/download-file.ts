/** Downloads a file for the visitor; returns false on failure (DOI-03, DOI-06). */
export async function downloadFile(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    if (!response.ok) return false;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = address.split(/[?#]/)[0]?.split('/').at(-1) || 'download';
    link.click();
    URL.revokeObjectURL(link.href);
    return true;
  } catch {
    return false;
  }
}
