import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { clickAddress, stylesFileName } from "../../domain/adverts/advert-address.ts"
import type { SlotKey } from "../../domain/adverts/slot.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { refusals } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import type { KnownSlot } from "./advert-rows.ts"
import { assignedSlot, whereOf } from "./assigned-slots.ts"
import { cleaning } from "./cleaning.ts"
import { hashOfStyles } from "./frames.ts"
import { KnownAdverts } from "./known-adverts.ts"
import { linkSignature } from "./link-signature.ts"

/** Handlers for advert slots and their current content (rule advert.choice). */
export const advertsHandlers = HttpApiBuilder.group(
  ShopApi,
  "adverts",
  Effect.fnUntraced(function* (handlers) {
    const { known } = yield* KnownAdverts
    const { signatureOf } = yield* linkSignature

    const slotsOf = Effect.fnUntraced(function* (
      countryId: CountryId,
      zipCode: string,
      isMeant: (slot: KnownSlot) => boolean = () => true
    ) {
      const rows = yield* known
      const where = yield* whereOf(countryId, zipCode)
      const now = yield* Clock.currentTimeMillis
      return rows.slots.filter(isMeant).map((slot) => assignedSlot(rows, slot, where, now))
    })

    const slot = Effect.fnUntraced(function* (key: SlotKey, countryId: CountryId, zipCode: string) {
      // only this slot is assigned: every page of a place asks for one
      const [found] = yield* slotsOf(countryId, zipCode, (each) => each.key === key)
      return found ?? (yield* Effect.fail(refusals.notFound))
    })

    const content = Effect.fnUntraced(function* (advertId: number) {
      const { adverts } = yield* known
      const advert = adverts.get(advertId)
      if (advert === undefined) return yield* Effect.fail(refusals.notFound)
      const hrefOf = (target: string) =>
        clickAddress(advertId, { target, signature: signatureOf(advertId, target) })
      const { cleanCss, shownHtml } = yield* cleaning
      return {
        html: shownHtml(advert.html, hrefOf),
        stylesFileName: stylesFileName(advertId, hashOfStyles(cleanCss(advert.css)))
      }
    })

    return handlers.handleAll({
      slots: ({ query }) => orUnavailable(slotsOf(query.countryId, "")),
      slot: ({ params, query }) => orUnavailable(slot(params.slotKey, query.countryId, query.zipCode ?? "")),
      content: ({ params }) => orUnavailable(content(params.advertId))
    })
  })
)
