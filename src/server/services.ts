import * as Layer from "effect/Layer"
import { accountsLayer } from "./accounts/accounts.ts"
import { accountMail, accountMailJob } from "./accounts/registration/account-mail.ts"
import { attachOrders, attachOrdersJob } from "./accounts/registration/attach-orders.ts"
import { trustedShopsLayer } from "./content/trusted-shops.ts"
import { secretsLayer } from "./http/secrets.ts"
import { sessionsLayer } from "./http/sessions.ts"
import { cleanUp } from "./jobs/clean-up.ts"
import { workerLayer } from "./jobs/worker.ts"
import { outboxLayer } from "./mail/outbox.ts"
import { offersLayer } from "./offers/offers.ts"
import { Snapshots } from "./offers/snapshots.ts"
import { confirmationJob, confirmOrder } from "./orders/confirm-order.ts"
import { placesLayer } from "./places/places-live.ts"
import { PriceNews, priceNews } from "./ports/price-news.ts"
import { ShopSite } from "./ports/shop-site.ts"
import type { SiteConfig } from "./site-config.ts"

/** Forgets what has served its time, every night at 3:17 UTC, and after a night that nobody was up. */
const crontab = "17 3 * * * clean-up ?fill=1d"

/** What this process does besides answering. */
export const tasks = ({ linkBases }: Pick<SiteConfig, "linkBases">) => ({
  [confirmationJob]: confirmOrder(linkBases),
  [accountMailJob]: accountMail(linkBases),
  [attachOrdersJob]: attachOrders,
  "clean-up": () => cleanUp
})

/** Everything that calls, pages and jobs share, once per process. */
export const services = (config: SiteConfig, log: (line: string) => void) => {
  const news = priceNews()
  const worker = workerLayer({
    tasks: tasks(config),
    crontab,
    log
  })
  return worker.pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        offersLayer.pipe(Layer.provideMerge(Snapshots.layerWith(news.tell))),
        Layer.succeed(PriceNews)(news),
        placesLayer,
        sessionsLayer.pipe(Layer.provideMerge(secretsLayer)),
        trustedShopsLayer(config.trustedShopsUrl, log),
        accountsLayer,
        outboxLayer(config.smtpUrl)
      )
    ),
    Layer.provideMerge(Layer.succeed(ShopSite)(config.site))
  )
}
