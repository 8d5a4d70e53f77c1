import { zipsOfStations } from "../../domain/bulk/planned-points.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import type { HeldDraft } from "../../machines/order.machine.ts"
import { loadDraft } from "../actors/order.actors.ts"
import { NoAnswer } from "../client/no-answer.ts"
import type { Client } from "../client/client.ts"
import { locationsPlacesOfZip } from "../client/routes.gen.ts"

/** Loader data of the wizard's page. */
export type LoadedDraft =
  | {
      readonly kind: "held"
      readonly held: HeldDraft
      /** Official place names of the postal code; empty while they are not loaded. */
      readonly places: ReadonlyArray<string>
      /** Place names for each postal code to which the order is delivered. */
      readonly placesByZip: Readonly<Record<string, ReadonlyArray<string>>>
      /**
       * When the draft was loaded, in ms since the epoch: by the server's clock if the page was rendered there,
       * otherwise by the browser's clock.
       */
      readonly loadedAt: number
    }
  | { readonly kind: "unreachable"; readonly loadedAt: number }
  | { readonly kind: "missing" }

/** Loads the draft in the URL, if it belongs to this visitor, this shop and this product group. */
export const loadOrderDraft = async (
  client: Client,
  shop: { readonly countryId: CountryId; readonly productGroupId: ProductGroupId },
  draftId: string | undefined
): Promise<LoadedDraft> => {
  if (draftId === undefined || draftId === "") return { kind: "missing" }
  const loadedAt = Date.now()
  try {
    const answer = await loadDraft({ client, serverNow: () => loadedAt }, draftId, {})
    if (answer.kind === "gone") return { kind: "missing" }
    const { draft, offerValidFor } = answer
    if (draft.countryId !== shop.countryId || draft.productGroupId !== shop.productGroupId)
      return { kind: "missing" }
    const { countryId, calculation } = draft
    const placesByZip = Object.fromEntries(
      await Promise.all(
        [...new Set([calculation.zipCode, ...zipsOfStations(calculation)])].map(async (zipCode) => {
          const places = await client.call(locationsPlacesOfZip, { params: { countryId, zipCode } })
          return [zipCode, places.type === "ok" ? places.value : []] as const
        })
      )
    )
    return {
      kind: "held",
      held: { draft, offerValidFor },
      places: placesByZip[calculation.zipCode] ?? [],
      placesByZip,
      loadedAt
    }
  } catch (failure) {
    if (failure instanceof NoAnswer) return { kind: "unreachable", loadedAt }
    throw failure
  }
}
