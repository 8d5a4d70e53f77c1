import { withHyphens } from "../../domain/dashes.ts"
import { orderNumberIn } from "../../domain/order/number.ts"
import { searchText } from "../../domain/search-text.ts"
import { typedLine } from "../../domain/typed-text.ts"

/** Further words do not narrow a search. */
const mostWords = 6

/**
 * One SQL pattern for each word of a search, to be found anywhere in a `search_text`; typed wildcards are taken
 * literally. If the text contains an order number, only the number is searched, so that it can be copied with other
 * text.
 */
export const likePatterns = (search = ""): ReadonlyArray<string> =>
  searchText(orderNumberIn(search) ?? withHyphens(typedLine(search)))
    .split(/\s+/u)
    .filter((word) => word !== "")
    .slice(0, mostWords)
    .map((word) => `%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`)
