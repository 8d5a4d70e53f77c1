import { Cause, Effect, Exit, Fiber } from "effect"

/** The longest time that stopping may take, in ms: 10 s for requests, 5 s for jobs, 20 s for PostgreSQL. */
const longestStop = 40_000

/**
 * Runs the server until it fails or receives the first SIGINT or SIGTERM, which stops everything in order. A second
 * signal is ignored, because npm passes on a Ctrl-C that the terminal has already sent. Before the server stops, it
 * continues to serve for the seconds that a load balancer needs to notice the stop.
 */
export const runUntilSignal = async (
  program: Effect.Effect<unknown, unknown>,
  log: (line: string) => void,
  drain: { readonly begin: () => void; readonly seconds: number } = { begin: () => {}, seconds: 0 }
): Promise<Exit.Exit<"stopped", unknown>> => {
  const fiber = Effect.runFork(program)
  let asked = false
  const ask = () => {
    if (asked) return
    asked = true
    log("Stopping …")
    drain.begin()
    setTimeout(() => process.exit(1), longestStop + drain.seconds * 1000).unref()
    if (drain.seconds === 0) fiber.interruptUnsafe()
    else setTimeout(() => fiber.interruptUnsafe(), drain.seconds * 1000)
  }
  process.on("SIGINT", ask)
  process.on("SIGTERM", ask)
  const exit = await Effect.runPromise(Fiber.await(fiber))
  if (Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)) return Exit.succeed("stopped")
  return Exit.failCause(exit.cause)
}
