import * as Layer from "effect/Layer"
import { cleanUp } from "./jobs/clean-up.ts"
import { workerLayer } from "./jobs/worker.ts"
import { outboxLayer } from "./mail/outbox.ts"
import { confirmationJob, confirmOrder } from "./orders/confirm-order.ts"
import type { SiteConfig } from "./site-config.ts"

/** Everything this process does besides answering: mails and the hourly clean-up. */
export const backgroundTasks = ({ linkBases }: Pick<SiteConfig, "linkBases">) => ({
  [confirmationJob]: confirmOrder(linkBases),
  "clean-up": () => cleanUp
})

/** The job worker with its tasks; orders need it, since they add their jobs to its tables. */
export const background = (config: Pick<SiteConfig, "linkBases" | "smtpUrl">, log: (line: string) => void) =>
  workerLayer({
    tasks: backgroundTasks(config),
    crontab: "17 * * * * clean-up ?fill=1h",
    log
  }).pipe(Layer.provide(outboxLayer(config.smtpUrl)))
