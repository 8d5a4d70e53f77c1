import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import { useRouteContext, useRouter } from "@tanstack/react-router"
import { useEffect, useRef, useState } from "react"
import { deskSearchOf } from "../../domain/desk-search/desk-search.ts"
import {
  hitGroups,
  pageGroup,
  type SearchGroup,
  type SearchOption,
  soleOption
} from "../../domain/desk-search/hit-groups.ts"
import { searchStandOf } from "../../domain/desk-search/search-stand.ts"
import { menuOf } from "../../domain/rights/menus.ts"
import { orderPathOf } from "../../domain/rights/order-path.ts"
import { typedLine } from "../../domain/typed-text.ts"
import { longestSearch } from "../../services/desk/list-query.ts"
import { may } from "../../services/desk/may.ts"
import { ask, queryOf } from "../../services/queries/ask.ts"
import { deskSearch, type DeskSearchAnswer } from "../../services/queries/desk-search.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { usePageNames } from "../../ui/layouts/desk/search/use-page-names.ts"
import type { SearchView } from "../../ui/layouts/desk/search/search.view.ts"
import { useSignInHref } from "./use-sign-in-href.ts"

/** Milliseconds without input before a request is sent. */
const pause = 150

/** Returns the search text after a pause in typing, or at once when the search is submitted. */
const useSettled = (words: string): readonly [settled: string, settle: () => void] => {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  return [settled, () => setSettled(words)]
}

/**
 * Returns the view model of the desk search (rule desk.one-search), for its field in the dialog and on the home page of
 * staff: input, results and navigation. A response for a text other than the current one is ignored: Enter waits for
 * the response to the current text.
 */
export const useDeskSearch = (onGone: () => void): SearchView => {
  const { client, page } = useRouteContext({ from: "__root__" })
  const queries = useQueryClient()
  const router = useRouter()
  const href = useHref()
  const signInHref = useSignInHref()
  const nameOf = usePageNames()
  const [typed, setTyped] = useState("")
  // set if Enter was pressed before the response arrived; new input cancels the pending navigation
  const wish = useRef<AbortController>(null)
  const words = typedLine(typed).slice(0, longestSearch)
  const [settled, settle] = useSettled(words)
  const { session } = page
  const search = deskSearchOf(words)
  const isAsked = may(page, "orders.read") && search.kind !== "short" && search.kind !== "begun"
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryOf(client, deskSearch(settled)),
    enabled: isAsked && settled === words,
    placeholderData: keepPreviousData,
    networkMode: "always"
  })
  const isOfWords = settled === words && !isPlaceholderData
  const answer = !isAsked
    ? "found"
    : settled !== words || isFetching || (data === undefined && !isError)
      ? "coming"
      : isError
        ? "none"
        : (data?.kind ?? "coming")
  const groupsOf = (heard: DeskSearchAnswer | undefined): ReadonlyArray<SearchGroup> => {
    const pages = session === null ? undefined : pageGroup(words, menuOf(session).entries, nameOf)
    const places = { orderPath: orderPathOf(session), opensDealers: may(page, "dealers.edit") }
    const found = heard?.kind === "found" ? hitGroups(words, heard.hits, places) : []
    return [...found, ...(pages === undefined ? [] : [pages])]
  }
  const groups = groupsOf(isAsked && !isError ? data : undefined)
  const options = groups.flatMap((group) => group.options)
  const stand = searchStandOf({ typed: words, search, answer, options: options.length })
  const sole = stand === "found" && isOfWords ? soleOption(words, groups) : undefined

  const type = (text: string) => {
    wish.current?.abort()
    setTyped(text)
  }
  const open = ({ path }: Pick<SearchOption, "path">) => {
    type("")
    onGone()
    void router.navigate({ href: href(path) })
  }
  const openWhenFound = async () => {
    wish.current?.abort()
    const { signal } = (wish.current = new AbortController())
    settle()
    // errors are ignored here, since the search field sends the same query and shows them; an aborted query returns the
    // data loaded before
    const heard = await ask({ queries, client }, deskSearch(words), signal).catch(() => undefined)
    const only = heard?.kind === "found" ? soleOption(words, groupsOf(heard)) : undefined
    if (only !== undefined && !signal.aborted) open(only)
  }

  return {
    typed,
    maxLength: longestSearch,
    stand,
    groups,
    scope: !may(page, "orders.read") ? "pages" : may(page, "orders.any.read") ? "all" : "own",
    signInHref,
    onType: type,
    hrefOf: ({ path }) => href(path),
    onOpen: open,
    onEnter: (active) => {
      const target = sole ?? active
      if (stand === "searching") void openWhenFound()
      else if (target !== undefined) open(target)
    },
    onRetry: () => void refetch()
  }
}
