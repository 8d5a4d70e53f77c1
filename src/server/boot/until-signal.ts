import { Cause, Effect, Exit, Fiber } from "effect"

/** The longest that stopping may take, in ms: 10 s for requests, 5 s for jobs, 20 s for PostgreSQL. */
const longestStop = 40_000

/**
 * Runs the server until it fails or the first SIGINT or SIGTERM, which stops in order all that was started. A second
 * signal changes nothing: npm passes on the Ctrl-C that the terminal has sent already.
 */
export const runUntilSignal = async (
  program: Effect.Effect<unknown, unknown>,
  log: (line: string) => void
): Promise<Exit.Exit<"stopped", unknown>> => {
  const fiber = Effect.runFork(program)
  let asked = false
  const ask = () => {
    if (asked) return
    asked = true
    log("Stopping …")
    setTimeout(() => process.exit(1), longestStop).unref()
    fiber.interruptUnsafe()
  }
  process.on("SIGINT", ask)
  process.on("SIGTERM", ask)
  const exit = await Effect.runPromise(Fiber.await(fiber))
  if (Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)) return Exit.succeed("stopped")
  return Exit.failCause(exit.cause)
}
