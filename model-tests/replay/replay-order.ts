import { orderLifeVersion } from "../../src/domain/order/life/order-life.ts"
import { justPlaced, applyEvent } from "../../src/machines/order-life/live-on.ts"
import type { OrderLogFile } from "./log-file.ts"
import type { Replayed } from "./replayed.ts"

const otherVersion = (version: number) =>
  `written by version ${version} of orderLife, this is version ${orderLifeVersion}: a replay would prove nothing.`

/** Replays an order's log on its machine, event by event with the payloads, and compares each status with the log. */
export const replayOrder = ({ order, version, agreed, entries }: OrderLogFile): Replayed => {
  const lines = [`order ${order}: orderLife version ${version}, ${entries.length} events`, "    placed"]
  const stopped = (line: string): Replayed => ({ lines: [...lines, line], isFollowed: false })
  if (version !== orderLifeVersion) return stopped(`The log was ${otherVersion(version)}`)
  let life = justPlaced
  for (const [index, entry] of entries.entries()) {
    const step = `${index + 1}`.padStart(3)
    const { type, by, today } = entry.event
    if (entry.version !== orderLifeVersion) return stopped(`${step} ${type}: ${otherVersion(entry.version)}`)
    const next = applyEvent(agreed, life, entry.event)
    if (next === undefined)
      return stopped(
        `${step} ${type} by ${by} on ${today}: the machine does not take it in ${life.status}; the log goes on in ${entry.state}.`
      )
    if (next.status !== entry.state)
      return stopped(
        `${step} ${type} by ${by} on ${today}: the machine goes from ${life.status} to ${next.status}, the log says ${entry.state}.`
      )
    lines.push(`${step} ${type} by ${by} on ${today} → ${next.status}`)
    life = next
  }
  return { lines: [...lines, `The machine follows the whole log, to ${life.status}.`], isFollowed: true }
}
