import { Socket } from "node:net"
import type { Duplex } from "node:stream"
import type { ConnectionLimits } from "./connection-limits.ts"

interface Seen {
  readonly left: number
  readonly at: number
}

/**
 * Closes connections with an answer on its way of which nothing has left for `unread` ms. Not by the time since anything
 * came or went: who sends further requests and never reads would keep that young. Answers how to end it.
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
