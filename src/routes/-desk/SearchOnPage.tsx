import { SearchBox } from "../../ui/layouts/desk/search/SearchBox.tsx"
import { searchFieldId } from "../../ui/layouts/desk/search/search-keys.ts"
import { useDeskSearch } from "./use-desk-search.ts"

const stay = () => {}

/** The search as the first element on the home page of staff. */
export function SearchOnPage() {
  return <SearchBox view={useDeskSearch(stay)} place="page" fieldId={searchFieldId} />
}
