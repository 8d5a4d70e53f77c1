import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import type { ServerConfig } from "../config.ts"
import type { TrustedProxies } from "./front/client-address.ts"
import { connectionLimits } from "./front/connection-limits.ts"
import type { FrontDoor } from "./front/front-door.ts"
import { FrontServer } from "./front/front-server.ts"
import { health } from "./health.ts"
import { limits } from "./limits.ts"
import { accessLog, jsonAccessLog } from "./log/access-log.ts"

/** Routes that every server of the shop has in addition to the routes passed to it. */
export const houseRoutes = Layer.mergeAll(health, limits)

/** Opens the port. On shutdown, the server accepts no new connections and gives running requests 10 s. */
export const listen = (
  config: Pick<ServerConfig, "host" | "port" | "accessLog"> & Partial<Pick<ServerConfig, "logFormat">>,
  door: FrontDoor,
  log: (line: string) => void,
  proxies?: TrustedProxies
) =>
  Layer.unwrap(
    Effect.gen(function* () {
      if (config.accessLog) {
        const kept =
          // the lines of the JSON log are already complete
          config.logFormat === "json"
            ? jsonAccessLog(door, (lines) => console.log(lines))
            : accessLog(door, log)
        yield* Effect.acquireRelease(kept, (stop) => Effect.sync(stop))
      }
      return NodeHttpServer.layer(() => new FrontServer(door, connectionLimits, proxies), {
        host: config.host,
        port: config.port,
        gracefulShutdownTimeout: "10 seconds"
      })
    })
  )

/** Serves the routes by HTTP, without Effect's request logger, which would cost two thirds of the throughput. */
export const serve = <A, E, R>(routes: Layer.Layer<A, E, R>) =>
  HttpRouter.serve(routes, { disableLogger: true, disableListenLog: true })
