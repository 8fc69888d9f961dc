/** What failed, or null where all went well. */
export async function failureOf(run: () => Promise<unknown>): Promise<unknown> {
  try {
    await run();
    return null;
  } catch (failure) {
    return failure;
  }
}
