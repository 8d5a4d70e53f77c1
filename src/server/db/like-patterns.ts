import { withHyphens } from "../../domain/dashes.ts"
import { orderNumberIn } from "../../domain/order/number.ts"
import { searchText } from "../../domain/search-text.ts"
import { typedLine } from "../../domain/typed-text.ts"

/** Maximum number of words that narrow a search; further words are ignored. */
const mostWords = 6

/**
 * Returns one SQL pattern for each word of a search, matching anywhere in a `search_text`; wildcards in the search are
 * taken literally. If the search contains an order number, only that number is searched, so that it can be pasted
 * together with other text.
 */
export const likePatterns = (search = ""): ReadonlyArray<string> =>
  searchText(orderNumberIn(search) ?? withHyphens(typedLine(search)))
    .split(/\s+/u)
    .filter((word) => word !== "")
    .slice(0, mostWords)
    .map((word) => `%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`)
