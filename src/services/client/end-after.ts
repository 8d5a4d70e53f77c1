/**
 * Returns a signal that aborts after a number of milliseconds or when another signal does; needed because older
 * browsers have neither `AbortSignal.timeout` nor `AbortSignal.any`.
 */
export const endAfter = (milliseconds: number, signal?: AbortSignal | null): AbortSignal => {
  const ending = new AbortController()
  const end = () => ending.abort()
  setTimeout(end, milliseconds)
  if (signal?.aborted === true) end()
  signal?.addEventListener("abort", end)
  return ending.signal
}
