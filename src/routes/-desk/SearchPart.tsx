import { QueryClientProvider } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { SearchDialog } from "../../ui/layouts/desk/search/SearchDialog.tsx"
import { useDeskSearch } from "./use-desk-search.ts"

interface SearchPartProps {
  readonly opener: Element | null
  readonly onClose: () => void
}

/** The search dialog; it also works on error pages, which are outside the query provider of other pages. */
export function SearchPart(props: SearchPartProps) {
  const { queries } = useRouteContext({ from: "__root__" })
  return (
    queries !== undefined && (
      <QueryClientProvider client={queries}>
        <Search {...props} />
      </QueryClientProvider>
    )
  )
}

function Search({ opener, onClose }: SearchPartProps) {
  return <SearchDialog view={useDeskSearch(onClose)} opener={opener} onClose={onClose} />
}
