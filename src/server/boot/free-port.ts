import { Effect } from "effect"
import { createServer } from "node:net"
import type { ServerConfig } from "../config.ts"

/** Fails at once, before anything is built or started, if the port cannot be opened. */
export const requireFreePort = ({ host, port }: Pick<ServerConfig, "host" | "port">) =>
  Effect.callback<void, Error>((resume) => {
    const probe = createServer()
    probe.once("error", (error) => resume(Effect.fail(error)))
    probe.listen({ host, port }, () => probe.close(() => resume(Effect.void)))
  })
