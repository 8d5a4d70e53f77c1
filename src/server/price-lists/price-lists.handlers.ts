import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { checkList } from "../../domain/price-list/check-list.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { currentList, shownList } from "./current-list.ts"
import { addKey, keysOf, revokeKey } from "./dealer-keys.ts"
import { formerList, restoreList, withdrawList } from "./former-lists.ts"
import { keyCheck, keyCurrent, keyPut } from "./key-calls.ts"
import { calledFor, type ListAuthor, type ListDealer } from "./list-dealer.ts"
import { holdList } from "./hold-list.ts"
import { entriesOf } from "./list-entries.ts"
import { previewList } from "./preview-list.ts"
import { publishList } from "./publish-list.ts"

interface Called {
  readonly params: { readonly dealerId: number }
}

/** Handles a call about the dealer whose id is in the URL of the call. */
const about = <A, E, R>(
  { params }: Called,
  answer: (dealer: ListDealer, author: ListAuthor) => Effect.Effect<A, E, R>
) => orUnavailable(Effect.flatMap(calledFor(params.dealerId), ({ dealer, author }) => answer(dealer, author)))

/** Returns the result of a publication, with the list that is then in force. */
const published = <E, R>(
  dealer: ListDealer,
  publishing: Effect.Effect<Effect.Success<ReturnType<typeof publishList>>, E, R>
) =>
  Effect.gen(function* () {
    const { isChanged, entry } = yield* publishing
    return { isChanged, entry, current: yield* shownList(dealer) }
  })

/** Handles the calls about a dealer's price lists (rule price-list.check). */
export const priceListsHandlers = HttpApiBuilder.group(ShopApi, "priceLists", (handlers) =>
  handlers.handleAll({
    show: (asked) => about(asked, shownList),
    check: (asked) =>
      about(asked, (dealer) =>
        Effect.map(currentList(dealer), (current) => {
          const { rows, ...checked } = checkList(asked.payload.rows, current)
          return { rowCount: rows.length, ...checked }
        })
      ),
    preview: (asked) => about(asked, (dealer) => previewList(dealer, asked.payload)),
    publish: (asked) =>
      about(asked, (dealer, author) =>
        published(dealer, publishList(dealer.id, author, { ...asked.payload, restoredFrom: null }))
      ),
    hold: (asked) => about(asked, (dealer, author) => holdList(dealer.id, author, asked.payload.reason)),
    history: (asked) => about(asked, ({ id }) => Effect.map(entriesOf(id, "others"), (items) => ({ items }))),
    former: (asked) => about(asked, (dealer) => formerList(dealer, asked.params.listId)),
    restore: (asked) =>
      about(asked, (dealer, author) =>
        published(dealer, restoreList(dealer, author, asked.params.listId, asked.payload))
      ),
    withdraw: (asked) =>
      about(asked, (dealer, author) =>
        withdrawList(dealer, author, asked.params.listId, asked.payload.reason)
      ),
    keys: (asked) => about(asked, (dealer) => Effect.map(keysOf(dealer), (items) => ({ items }))),
    addKey: (asked) => about(asked, (dealer, author) => addKey(dealer, author, asked.payload.name)),
    revokeKey: (asked) => about(asked, (dealer, author) => revokeKey(dealer, author, asked.params.keyId))
  })
)

/** Handles the API requests for price lists that dealers' own software sends with an API key (rule price-list.keys). */
export const priceListKeyHandlers = HttpApiBuilder.group(ShopApi, "priceListKey", (handlers) =>
  handlers.handleAll({
    current: () => orUnavailable(keyCurrent),
    put: ({ payload }) => orUnavailable(keyPut(payload)),
    test: ({ payload }) => orUnavailable(keyCheck(payload.rows))
  })
)
