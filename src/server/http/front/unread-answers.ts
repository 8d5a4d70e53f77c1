import { Socket } from "node:net"
import type { Duplex } from "node:stream"
import type { ConnectionLimits } from "./connection-limits.ts"

/**
 * Number of bytes passed to the operating system at once; it determines how precisely the client's reading can be
 * observed.
 */
const pieceBytes = 64 * 1024

/** Maximum number of UTF-8 bytes per UTF-16 unit of a text. */
const longestLetter = 3

interface Chunk {
  readonly chunk: string | Buffer
  readonly encoding: BufferEncoding
}

const bytesOf = (chunk: string | Buffer, encoding: BufferEncoding): Buffer =>
  typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk

/** Returns an upper bound of the size in bytes, without counting each character. */
const mostBytesOf = (chunk: string | Buffer): number =>
  typeof chunk === "string" ? chunk.length * longestLetter : chunk.length

type Done = (error?: Error | null) => void

/**
 * Makes a connection send long responses in pieces. Otherwise the server could only see whether a response of one chunk
 * was sent as a whole or not at all. Short responses are sent unchanged, with head and body in one packet.
 */
export const writeInPieces = (socket: Socket): void => {
  const write = socket._write.bind(socket)
  const together = socket._writev?.bind(socket)
  if (together === undefined) return
  const piecewise = (bytes: Buffer, done: Done): void => {
    // the encoding does not matter, because the chunk consists of bytes
    together([{ chunk: bytes.subarray(0, pieceBytes), encoding: "latin1" }], (error) => {
      if (error || bytes.length <= pieceBytes) done(error)
      else piecewise(bytes.subarray(pieceBytes), done)
    })
  }
  socket._write = (chunk: string | Buffer, encoding, done) => {
    if (mostBytesOf(chunk) <= pieceBytes) write(chunk, encoding, done)
    else piecewise(bytesOf(chunk, encoding), done)
  }
  socket._writev = (chunks: Array<Chunk>, done) => {
    const bytes = chunks.reduce((sum, { chunk }) => sum + mostBytesOf(chunk), 0)
    if (bytes <= pieceBytes) together(chunks, done)
    else piecewise(Buffer.concat(chunks.map(({ chunk, encoding }) => bytesOf(chunk, encoding))), done)
  }
}

interface Seen {
  readonly left: number
  readonly at: number
}

/**
 * Closes connections with a response in progress of which nothing was sent for `unread` ms. The time since the last
 * traffic cannot be used instead, because a client that sends further requests and never reads would reset it. Returns
 * a function that stops the checks.
 */
export const closeUnread = (
  open: ReadonlyMap<Duplex, unknown>,
  { unread, lookedAt }: Pick<ConnectionLimits, "unread" | "lookedAt">
): (() => void) => {
  const seen = new WeakMap<Duplex, Seen>()
  const look = () => {
    const at = performance.now()
    for (const socket of open.keys()) {
      if (!(socket instanceof Socket)) continue
      const left = socket.bytesWritten - socket.writableLength
      const before = seen.get(socket)
      if (socket.writableLength === 0) seen.delete(socket)
      else if (before === undefined || before.left !== left) seen.set(socket, { left, at })
      else if (at - before.at >= unread) socket.destroy()
    }
  }
  const timer = setInterval(look, lookedAt)
  timer.unref()
  return () => clearInterval(timer)
}
