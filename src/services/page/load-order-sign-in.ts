import type { ProductGroupId } from "../../domain/product/product-group.ts"
import type { Client } from "../client/client.ts"
import { type LoadedDraft, loadOrderDraft } from "./load-order-draft.ts"
import { loadSignIn } from "./load-sign-in.ts"
import type { PageContext } from "./page-context.ts"
import { returnUrlIn } from "./return-query.ts"

/** Returns the draft id in a URL of the wizard. */
export const draftOfAddress = (address: string | null): string | undefined =>
  (address === null ? null : URL.parse(address, "https://shop.invalid"))?.searchParams.get("draft") ??
  undefined

interface OrderSignInRoute {
  readonly productGroupId: ProductGroupId
  readonly segments: {
    readonly registerVariant?: string | undefined
    readonly viewVariant?: string | undefined
  }
  readonly search: Readonly<Record<string, unknown>>
}

/**
 * Loads the data of the order's sign-in page: the forms, and the order to return to. A signed-in user is sent back at
 * once if the order belongs to this user. Otherwise the page is shown: the user has signed in with another account, or
 * the earlier session has ended unnoticed.
 */
export const loadOrderSignIn = async (
  { client, locale, page }: Pick<PageContext, "locale" | "page"> & { readonly client: Client },
  { productGroupId, segments, search }: OrderSignInRoute
) => {
  const { wayBack, ...signIn } = loadSignIn(page, segments, search)
  const returnUrl = returnUrlIn(search, signIn.origin)
  const draftId = draftOfAddress(returnUrl)
  const order: LoadedDraft = await loadOrderDraft(
    client,
    { countryId: locale.countryId, productGroupId },
    draftId
  )
  const isForeign = draftId !== undefined && order.kind === "missing"
  return { ...signIn, draftId, order, wayBack: isForeign ? null : wayBack }
}
