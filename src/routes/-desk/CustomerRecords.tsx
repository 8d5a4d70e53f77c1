import { useLocation } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { CustomerAlarm, HeldText } from "../../domain/support/customer-record.ts"
import type { Loaded } from "../../services/queries/ask.ts"
import type { Question } from "../../services/queries/question.ts"
import { customerAlarms, customerLegalTexts } from "../../services/queries/support.ts"
import { CustomerAlarms, CustomerNewsletter } from "../../ui/support/CustomerAlarms.tsx"
import { CustomerTexts } from "../../ui/support/CustomerTexts.tsx"
import { RecordPart } from "../../ui/support/RecordPart.tsx"
import { useLoaded } from "./use-loaded.ts"

type Items<Item> = { readonly items: ReadonlyArray<Item> }

interface CustomerRecordsProps {
  readonly id: number
  readonly alarms: Loaded<Items<CustomerAlarm>>
  readonly texts: Loaded<Items<HeldText>>
}

/** Read-only data of a customer for staff; each part loads, or fails, independently (rule desk.customers). */
export function CustomerRecords({ id, alarms, texts }: CustomerRecordsProps) {
  return (
    <>
      <Read part="newsletter" question={customerAlarms(id)} loaded={alarms}>
        {({ items }) => <CustomerNewsletter items={items} />}
      </Read>
      <Read part="alarms" question={customerAlarms(id)} loaded={alarms}>
        {({ items }) => <CustomerAlarms items={items} />}
      </Read>
      <Read part="legalTexts" question={customerLegalTexts(id)} loaded={texts}>
        {({ items }) => <CustomerTexts items={items} />}
      </Read>
    </>
  )
}

interface ReadProps<Value> {
  readonly part: "alarms" | "newsletter" | "legalTexts"
  readonly question: Question<Value>
  readonly loaded: Loaded<Value>
  readonly children: (value: Value) => ReactNode
}

function Read<Value>({ part, question, loaded, children }: ReadProps<Value>) {
  const { value, isFetching, onRetry } = useLoaded(question, loaded)
  const retryHref = useLocation({ select: ({ publicHref }) => publicHref })
  return (
    <RecordPart part={part} isLoading={isFetching} onRetry={onRetry} retryHref={retryHref}>
      {value === undefined ? undefined : children(value)}
    </RecordPart>
  )
}
