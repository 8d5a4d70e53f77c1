import { withHyphens } from "../../domain/dashes.ts"
import { orderNumberIn } from "../../domain/order/number.ts"
import { searchText } from "../../domain/search-text.ts"
import { typedLine } from "../../domain/typed-text.ts"

/** More words than this make a search no narrower. */
const mostWords = 6

/**
 * One SQL pattern for each word of a search, found anywhere in a `search_text`; typed wildcards mean
 * themselves. The number of an order stands for all that was copied with it.
 */
export const likePatterns = (search = ""): ReadonlyArray<string> =>
  searchText(orderNumberIn(search) ?? withHyphens(typedLine(search)))
    .split(/\s+/u)
    .filter((word) => word !== "")
    .slice(0, mostWords)
    .map((word) => `%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`)
