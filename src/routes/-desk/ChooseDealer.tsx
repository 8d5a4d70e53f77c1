import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { type ReactNode, useEffect, useState } from "react"
import { dealerLine, type NamedDealer } from "../../domain/dealer-desk/named-dealer.ts"
import { typedLine } from "../../domain/typed-text.ts"
import { may } from "../../services/desk/may.ts"
import { queryOf } from "../../services/queries/ask.ts"
import { dealerById, dealersNamed } from "../../services/queries/dealer-names.ts"
import { DealerBox } from "../../ui/kit/dealer-choice/DealerBox.tsx"
import { DealerChoiceContext, type DealerChoiceProps } from "../../ui/kit/dealer-choice/dealer-choice.ts"

/** Milliseconds without input before a request is sent. */
const pause = 150

const useSettled = (words: string): string => {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}

const useDealer = (dealerId: number | null) => {
  const { client } = useRouteContext({ from: "__root__" })
  return useQuery({ ...queryOf(client, dealerById(dealerId ?? 0)), enabled: dealerId !== null }).data
}

/** A field that finds dealers by name, place and postal code (rule desk.dealer-choice). */
function Choice({ dealerId, onChoose, ...rest }: DealerChoiceProps) {
  const { client } = useRouteContext({ from: "__root__" })
  // in a field that is submitted with its form, the choice is stored here until the URL contains it
  const [own, setOwn] = useState({ given: dealerId, dealerId })
  if (own.given !== dealerId) setOwn({ given: dealerId, dealerId })
  const chosenId = onChoose === undefined ? own.dealerId : dealerId
  // the name of a dealer chosen here is already known
  const [last, setLast] = useState<NamedDealer>()
  const asked = useDealer(chosenId === null || chosenId === last?.id ? null : chosenId)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const words = typedLine(typed ?? "")
  const settled = useSettled(words)
  const { data, isError, isPlaceholderData, isFetching } = useQuery({
    ...queryOf(client, dealersNamed(settled)),
    enabled: isOpen,
    placeholderData: keepPreviousData
  })
  const isOfWords = data !== undefined && settled === words && !isPlaceholderData && !isFetching
  return (
    <DealerBox
      {...rest}
      view={{
        dealerId: chosenId,
        chosen: chosenId === null ? null : chosenId === last?.id ? last : asked,
        typed,
        found: data?.items ?? [],
        hasMore: data?.hasMore ?? false,
        stand: isOfWords ? "found" : isError && settled === words ? "away" : "coming"
      }}
      wishes={{
        onOpen: () => setOpen(true),
        onType: setTyped,
        onChoose: (dealer) => {
          setLast(dealer ?? undefined)
          setOwn({ given: dealerId, dealerId: dealer?.id ?? null })
          onChoose?.(dealer?.id ?? null)
        }
      }}
    />
  )
}

/** A dealer in one line; only its number if there is no such dealer. */
function Name({ dealerId }: { readonly dealerId: number }) {
  const dealer = useDealer(dealerId)
  if (dealer === undefined) return "…"
  return dealer === null ? String(dealerId) : dealerLine(dealer)
}

const parts = { Choice, Name }

/** Lets fields of a page choose dealers by name, for users who may list them. */
export function ChooseDealers({ children }: { readonly children: ReactNode }) {
  const { page } = useRouteContext({ from: "__root__" })
  return (
    <DealerChoiceContext value={may(page, "orders.any.read") ? parts : undefined}>
      {children}
    </DealerChoiceContext>
  )
}
