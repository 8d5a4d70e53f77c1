import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { Offer } from "../../../domain/offer/offer.ts"
import { needsMoisture } from "../../../domain/legal/wood-chip-moisture.ts"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import type { AddressableStep } from "../../../domain/order/steps.ts"
import { orderedStations } from "../../../domain/order/wizard/stations.ts"
import { goodsName } from "../../../domain/options/products.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { AmountText } from "../../kit/orders/AmountText.tsx"
import type { ScreenProps } from "./screen-props.ts"
import { MoistureQuestion } from "../summary/MoistureQuestion.tsx"
import { PlaceOrder } from "../summary/PlaceOrder.tsx"
import { isPlainClick } from "../../kit/live/plain-click.ts"
import { StepHeading } from "../StepHeading.tsx"
import s from "./SummaryScreen.module.css"
import { type SheetOrder, SummarySheet } from "../summary/SummarySheet.tsx"
import type { WizardLinks, WizardWishes } from "./wizard.wishes.ts"

/** Converts a draft to the data of the summary; returns null if required parts are missing. */
const sheetOf = (draft: OrderDraft, offer: Offer): SheetOrder | null => {
  const { deliveryAddress, payment } = draft
  const stations = orderedStations(draft.stations, draft)
  if (deliveryAddress === null || payment === null || stations === undefined) return null
  const invoiceAddress = draft.useInvoiceAddress ? draft.invoiceAddress : null
  return { ...draft, offer, deliveryAddress, invoiceAddress, stations, payment }
}

/** Last step: the whole order on one sheet, with the order button directly below it (rule law.summary). */
export default function SummaryScreen({ view, wishes, links, company, hasMoved }: ScreenProps<"Summary">) {
  const { draft, place, seenOffer } = view
  const order = sheetOf(draft, draft.offer)
  if (order === null) return null
  return (
    <div className={s["summary"]} data-state={place}>
      <StepHeading
        takesFocus={hasMoved}
        lead={
          <Trans>Bitte lesen Sie alles noch einmal durch. Jede Angabe lässt sich hier noch ändern.</Trans>
        }
      >
        <Trans>Prüfender Blick und letzter Klick!</Trans>
      </StepHeading>
      <SummarySheet
        order={order}
        company={company}
        question={
          needsMoisture(draft) && (
            <MoistureQuestion
              declared={view.moisture}
              problems={view.problems}
              isFixed={place === "placing" || place === "unanswered"}
              onDeclare={wishes.onDeclareMoisture}
            />
          )
        }
        edit={{
          address: (
            <EditLink step="DeliveryAddress" links={links} wishes={wishes}>
              <Trans>Adresse ändern</Trans>
            </EditLink>
          ),
          stations: (
            <EditLink step="DeliveryStations" links={links} wishes={wishes}>
              <Trans>Mengen ändern</Trans>
            </EditLink>
          ),
          payment: (
            <EditLink step="Payment" links={links} wishes={wishes}>
              <Trans>Zahlung ändern</Trans>
            </EditLink>
          ),
          offer: (
            <a href={links.list}>
              <Trans>Angebot ändern</Trans>
            </a>
          )
        }}
      />
      <PlaceOrder
        state={place}
        seenOffer={seenOffer}
        offer={draft.offer}
        goods={<GoodsInShort draft={draft} />}
        problems={view.problems}
        wishes={wishes}
        listHref={links.list}
        signInHref={links.signIn}
      />
    </div>
  )
}

function GoodsInShort({ draft: { calculation, offer } }: { readonly draft: OrderDraft }) {
  const { id, unit } = productGroup(calculation.productGroupId)
  return (
    <>
      {goodsName(id, offer)}, <AmountText amount={calculation.amount} unit={unit} />
    </>
  )
}

interface EditLinkProps {
  readonly step: AddressableStep
  readonly links: WizardLinks
  readonly wishes: WizardWishes
  readonly children: ReactNode
}

function EditLink({ step, links, wishes, children }: EditLinkProps) {
  return (
    <a
      href={links.step(step)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        wishes.onGo(step)
      }}
    >
      {children}
    </a>
  )
}
