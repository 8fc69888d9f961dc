/** Gives a file to the browser to keep, as a click on a download link does. */
export function saveFile({ file, fileName }: { file: Blob; fileName: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // The browser has taken its own hold of the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
