import type { NamedDealer } from "../../domain/dealer-desk/named-dealer.ts"
import { dealerNamesFind } from "../client/dealer-routes.gen.ts"
import { callQuestion, valueOf } from "./question.ts"

/** The first dealers that match a search text. */
export const dealersNamed = (search: string) =>
  callQuestion(dealerNamesFind, { query: search === "" ? {} : { search } })

/** One dealer by its id; `null` if there is none. */
export const dealerById = (id: number) =>
  callQuestion(
    dealerNamesFind,
    { query: { id } },
    (answer): NamedDealer | null => valueOf(answer).items[0] ?? null
  )
