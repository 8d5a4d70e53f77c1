/** A raw response of the server. */
export interface SentAnswer {
  readonly status: number
  readonly body: string
}

export interface SentFile {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly file: Blob
  /** Called with the number of bytes sent so far. */
  readonly onSent: (bytes: number) => void
}

/**
 * Sends a file by XMLHttpRequest, which reports upload progress, unlike fetch. Rejects if there is no response or if
 * the signal is aborted.
 */
export const sendFile = (
  { address, headers, file, onSent }: SentFile,
  signal: AbortSignal
): Promise<SentAnswer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    signal.addEventListener("abort", stop, { once: true })
    request.addEventListener("loadend", () => signal.removeEventListener("abort", stop))
    request.upload.addEventListener("progress", ({ loaded }) => onSent(loaded))
    request.addEventListener("load", () => resolve({ status: request.status, body: request.responseText }))
    for (const end of ["error", "abort", "timeout"] as const)
      request.addEventListener(end, () => reject(new Error(end)))
    request.open("POST", address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(file)
  })
