import { Context } from "effect"
import type { Site } from "../../domain/site/site.ts"

/** The configuration of the shop: operator, domains and phone numbers of the locales. */
export class ShopSite extends Context.Service<ShopSite, Site>()("server/ports/ShopSite") {}
