import { walks } from "../every-machine/walks.ts"
import { BadLog, type ErrorLogFile, readLog } from "./log-file.ts"
import type { Replayed } from "./replayed.ts"
import { replayOrder } from "./replay-order.ts"
import { replayRun } from "./replay-run.ts"

const replayError = ({ message, machines }: ErrorLogFile): Replayed => {
  if (machines.length === 0)
    return { lines: ["The report tells of no machine: none had started on its page."], isFollowed: false }
  const played = machines.map((run) => {
    const walk = walks.find(({ machine }) => machine.id === run.machine)
    return walk === undefined
      ? { lines: [`${run.machine}: there is no such machine`], isFollowed: false }
      : replayRun(walk, run)
  })
  const isFollowed = played.every((one) => one.isFollowed)
  const end = isFollowed
    ? "The machines follow the whole log."
    : `${played.filter((one) => !one.isFollowed).length} of ${played.length} machines do not follow the log.`
  return { lines: [`error: ${message}`, ...played.flatMap(({ lines }) => lines), end], isFollowed }
}

/** Replays a log of `npm run log` and describes its path, for `npm run paths -- --from LOG`. */
export const replayLines = (log: unknown): Replayed => {
  try {
    const read = readLog(log)
    return read.kind === "order" ? replayOrder(read) : replayError(read)
  } catch (error) {
    if (error instanceof BadLog) return { lines: [error.message], isFollowed: false }
    throw error
  }
}
