import { createServer, type ServerResponse } from "node:http"

/** A file on its way to a page: its next piece, its end, or a line that breaks off. */
export interface FileOnTheWay {
  readonly send: (text: string) => void
  readonly end: (text?: string) => void
  readonly breakOff: () => void
}

const onTheWay = (response: ServerResponse): FileOnTheWay => ({
  send: (text) => response.write(text),
  end: (text = "") => response.end(text),
  breakOff: () => response.destroy()
})

/** Begins a file for a page whose call is led to the address that is told. */
export type BeginFile = (
  headers: Readonly<Record<string, string>>,
  leadThere: (address: string) => Promise<unknown>
) => Promise<FileOnTheWay>

/**
 * A server whose files come as slowly as we like: an answer that is given for a call by hand is there at once. It ends
 * with the process.
 */
export const serveFiles = async (): Promise<BeginFile> => {
  let asked = Promise.withResolvers<ServerResponse>()
  const server = createServer((_, response) => asked.resolve(response)).unref()
  const listening = Promise.withResolvers<void>()
  server.listen(0, "127.0.0.1", listening.resolve)
  await listening.promise
  const place = server.address()
  if (place === null || typeof place === "string") throw new Error("The server of files has no port")
  return async (headers, leadThere) => {
    asked = Promise.withResolvers<ServerResponse>()
    await leadThere(`http://127.0.0.1:${place.port}/file.csv`)
    const response = await asked.promise
    response.writeHead(200, { "content-type": "text/csv; charset=utf-8", ...headers })
    response.flushHeaders()
    return onTheWay(response)
  }
}
