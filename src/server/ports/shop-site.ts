import { Context } from "effect"
import type { Site } from "../../domain/site/site.ts"

/** The one configuration of the shop: operator, domains and phones of the locales. */
export class ShopSite extends Context.Service<ShopSite, Site>()("server/ports/ShopSite") {}
