import { getRouteApi } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import type { Calculation, OptionChoice } from "../../domain/options/calculation.ts"
import type { ChildOffer } from "../../domain/offer/offer.ts"
import { conditionsOf, withoutDefaults } from "../../domain/options/complete-calculation.ts"
import { encodeOfferChoice, shortOfferChoice } from "../../domain/options/offer-choice.ts"
import { encodeOrderQuery, type PartialCalculation } from "../../domain/options/order-query.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { calculatorMachine } from "../../machines/calculator.machine.ts"
import { type Calculator, isAmountTyped } from "../../machines/calculator/context.ts"
import type { PriceDifferences } from "../../machines/price-differences.machine.ts"
import { calculatorActors } from "../../services/actors/calculator.actors.ts"
import { freshResults } from "../../services/actors/fresh-results.ts"
import type { ToldHints } from "../../services/actors/list-hints.ts"
import type { PriceComparison } from "../../services/actors/price-comparison.ts"
import { keepInStore, keepTyped } from "../../services/browser/country-store.ts"
import { keepWishes } from "../../services/browser/kept-wishes.ts"
import { recallListWishes } from "../../services/browser/list-wishes.ts"
import { keepArrival, onWishesElsewhere } from "../../services/browser/arrival-wishes.ts"
import { takeSentWishes } from "../../services/browser/sent-wishes.ts"
import { usualSource } from "../../services/browser/cookies.ts"
import { wishesCookie, wishesText } from "../../services/browser/wishes-cookie.ts"
import type { LoadedOfferList } from "../../services/page/load-offer-list.ts"
import { detailsKey, readOfferListQuery, writeOfferListQuery } from "../../services/page/offer-list-query.ts"
import { writtenAddress } from "../../services/page/written-address.ts"
import { Redrawn } from "../../ui/kit/live/Redrawn.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { parseSearch, stringifySearch } from "../../services/router/search.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { offerListView } from "../../ui/offers/offer-list.view.ts"
import type { OfferListLinks, OfferListWishes } from "../../ui/offers/offer-list.wishes.ts"
import { OfferListPage } from "../../ui/offers/OfferListPage.tsx"
import { usePageFacts } from "../-page/page-facts.ts"
import type { ListAlarmGoods } from "./load-list-alarm.ts"
import { ListAlarmPart } from "./ListAlarmPart.tsx"

const route = getRouteApi("/$productGroup/angebotsliste")

interface LiveOfferListProps {
  readonly loaded: LoadedOfferList & {
    readonly group: ProductGroup
    readonly searchStr: string
    readonly alarm: ListAlarmGoods | undefined
  }
  /** A stored desired day that has passed since the last visit. */
  readonly past: OptionChoice | undefined
}

const persist = (context: Calculator, keep = keepWishes) => {
  const { calculation, data, source } = context
  const wishes = withoutDefaults(calculation, data)
  keep(wishes)
  keepInStore(wishes)
  if (isAmountTyped(context)) keepTyped(wishes)
  document.cookie = wishesCookie(wishes, encodeOrderQuery(wishes), source, location.protocol === "https:")
}

/** Runs storage and URL updates while the new list is loading, since they take about a frame. */
const afterwards = (action: () => void): void => {
  setTimeout(action)
}

/** The offer list with its calculator: the URL contains the request, and the machine contains the result. */
export function LiveOfferList({ loaded, past }: LiveOfferListProps) {
  const { data, list, answer, group, searchStr, setAside } = loaded
  const { client, locale } = route.useRouteContext()
  const { homes } = usePageFacts()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const href = useHref()
  const isLive = useLive()
  const { countryId } = locale
  const settingsOpen = "openSettings" in search && search.openSettings === "1"
  const [written] = useState(writtenAddress)
  const [results] = useState(() => freshResults())

  const path = href(`/${group.slug}/angebotsliste`)
  const toOffers = useCallback(
    (calculation: Calculation) => path + stringifySearch(writeOfferListQuery(calculation)),
    [path]
  )

  const writeAddress = (calculation: Calculation, replace: boolean) =>
    afterwards(() => {
      const query = writeOfferListQuery(calculation)
      written.wrote(query)
      void navigate({ to: ".", search: query, replace, resetScroll: false })
    })

  // created once, and not at all on the server: nothing is requested or stored while a page is rendered
  const [machine] = useState(() =>
    import.meta.env.SSR
      ? calculatorMachine
      : calculatorMachine.provide({
          actors: calculatorActors(client, results),
          actions: {
            persist: ({ context }) => afterwards(() => persist(context)),
            persistArrival: ({ context }) => afterwards(() => persist(context, keepArrival)),
            showAddress: (_, calculation) => writeAddress(calculation, false),
            completeAddress: (_, calculation) => writeAddress(calculation, true),
            openOrder: (_, { calculation, dealerId, offerHash, totalPrice, certificationIds }) => {
              void navigate({
                to: "/$productGroup/bestellparameter-bestaetigen",
                params: { productGroup: group.slug },
                search: encodeOfferChoice(calculation, {
                  dealerId,
                  hash: offerHash,
                  totalPrice,
                  certificationIds
                })
              })
            }
          }
        })
  )
  const [snapshot, send] = useMachine(machine, {
    input: {
      countryId,
      productGroupId: group.id,
      query: readOfferListQuery(countryId, group.id, parseSearch(searchStr)),
      data,
      list,
      source: usualSource
    }
  })

  useEffect(() => {
    // a URL written by this page is not read back: it contains less than the page's state, since it cannot express an
    // invalid postal code or input typed meanwhile
    if (written.isWritten(search)) return
    send({ type: "address.changed", query: readOfferListQuery(countryId, group.id, search) })
  }, [send, written, countryId, group.id, search])

  useEffect(() => {
    const key = { countryId, productGroupId: group.id }
    const take = ({ zipCode, amount }: PartialCalculation) => {
      if (zipCode !== undefined && amount !== undefined)
        send({ type: "configuration.changed", zipCode, amount })
    }
    const slept = takeSentWishes()
    // sent after the choices in the URL, which take precedence; for a page hydrated later, the choices were already
    // stored
    if (slept === undefined) send({ type: "wishes.recalled", wishes: recallListWishes(key) })
    else if (slept.elsewhere !== undefined) take(slept.elsewhere)
    return onWishesElsewhere(key, take)
  }, [send, countryId, group.id])

  const { calculation } = snapshot.context
  const [sent] = useState(snapshot.context.list)
  const [sentFor] = useState(calculation)
  const [sentWishes] = useState(() => wishesText(encodeOrderQuery(withoutDefaults(calculation, data))))
  useEffect(() => {
    // the list rendered by the server is stored like any other result; default offers are recalculated
    if (sent !== null && !sent.hasDefaultOffers) results.keep(sentFor, sent)
  }, [results, sent, sentFor])

  // rows whose script is not loaded yet must not re-render without reason
  const confirmHref = href(`/${group.slug}/bestellparameter-bestaetigen`)
  const { data: known, list: shown } = snapshot.context
  const hasDefaultOffers = shown?.hasDefaultOffers === true
  const orderHref = useCallback(
    (offer: ChildOffer) =>
      confirmHref +
      stringifySearch(shortOfferChoice(conditionsOf(calculation, known, { hasDefaultOffers }), offer, known)),
    [confirmHref, calculation, known, hasDefaultOffers]
  )

  const [differences, setDifferences] = useState<PriceDifferences>({})
  const [comparison, setComparison] = useState<PriceComparison>()
  const comparing = useRef<Promise<PriceComparison>>(undefined)
  const compare = useCallback(() => {
    if (comparing.current !== undefined) return
    comparing.current = import("../../services/actors/price-comparison.ts").then(({ comparePrices }) =>
      comparePrices(client, setDifferences)
    )
    void comparing.current.then(setComparison)
  }, [client])
  const [told, setHints] = useState<ToldHints>()
  const view = offerListView(snapshot, answer, differences, sent, told?.shownFor(calculation))
  // also true for offers that do not meet the requested conditions exactly: the list shows the differences
  const isCalculated = view.result.state === "offers"
  useEffect(() => {
    comparison?.actor.send(
      isCalculated ? { type: "calculation.finished", calculation } : { type: "calculation.left" }
    )
  }, [comparison, isCalculated, calculation])
  useEffect(() => {
    if (!isCalculated) return
    const asking = new AbortController()
    void import("../../services/actors/list-hints.ts").then(({ askHints }) =>
      askHints(client, calculation, asking.signal, setHints)
    )
    return () => asking.abort()
  }, [client, isCalculated, calculation])
  useEffect(
    () => () => {
      comparison?.actor.stop()
    },
    [comparison]
  )

  const links: OfferListLinks = {
    offers: toOffers,
    order: orderHref,
    opened: parseSearch(searchStr)[detailsKey]?.toString(),
    retry: path + searchStr,
    homes
  }
  const wishes = useMemo(
    (): OfferListWishes => ({
      onZip: (zip) => send({ type: "zip.change", zip }),
      onAmount: (text) => send({ type: "amount.change", text }),
      onTake: (amount) => {
        send({ type: "amount.change", text: String(amount) })
        send({ type: "calculation.start" })
      },
      onStart: () => send({ type: "calculation.start" }),
      onChoice: (choice) => {
        void comparing.current?.then(({ chosen }) => chosen(choice))
        send({ type: "choice.make", choice })
      },
      onReset: () => send({ type: "configuration.reset" }),
      onRetry: () => send({ type: "calculation.retry" }),
      onSelect: (offerId) => send({ type: "offer.select", offerId }),
      onOrder: (offerId) => send({ type: "offer.order", offerId }),
      onSettings: compare
    }),
    [send, compare]
  )
  return (
    <Redrawn>
      <OfferListPage
        group={group}
        view={view}
        links={links}
        setAside={past && isLive ? [...(setAside ?? []), { kind: "past", ...past }] : setAside}
        sentWishes={sentWishes}
        wishes={isLive ? wishes : undefined}
        actions={wishes}
        settingsOpen={settingsOpen}
        alarm={<ListAlarmPart group={group} zipCode={calculation.zipCode} sent={loaded.alarm} />}
      />
    </Redrawn>
  )
}
