import { Trans } from "@lingui/react/macro"
import { Fragment } from "react"
import { emptyAddress } from "../../../domain/address/address.ts"
import { zipsOfStations } from "../../../domain/bulk/planned-points.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { addressesIn } from "../../../domain/order/wizard/own-address.ts"
import {
  neighbourPlaces,
  withNeighbourLine,
  withStation
} from "../../../domain/order/wizard/neighbour-stations.ts"
import { isNeighbour, type StationEntry } from "../../../domain/order/wizard/stations.ts"
import { AddressText } from "../../kit/address/AddressText.tsx"
import { fieldId } from "../../kit/address/field-id.ts"
import { FieldErrorText } from "../../kit/address/FieldErrorText.tsx"
import { AmountText } from "../../kit/orders/AmountText.tsx"
import type { ScreenProps } from "./screen-props.ts"
import { FormScreen } from "./FormScreen.tsx"
import { NeighbourLine } from "../stations/NeighbourLine.tsx"
import { StationFields } from "../stations/StationFields.tsx"
import { StationsSum } from "../stations/StationsSum.tsx"
import { StepHeading } from "../StepHeading.tsx"

/** The amount and the address of each delivery point (rule order.stations). */
export default function StationsScreen(props: ScreenProps<"DeliveryStations">) {
  const { view, wishes, links, placesOf, station, buyer, hasMoved } = props
  const { draft, form, problems } = view
  const { calculation } = draft
  const zips = zipsOfStations(calculation)
  const neighbours = neighbourPlaces(draft)
  const change = (place: number, entry: StationEntry) => wishes.onType(withStation(form, place, entry, draft))
  return (
    <FormScreen
      {...props}
      heading={
        <StepHeading
          takesFocus={hasMoved && station === null}
          lead={
            <>
              <Trans>
                Der Händler liefert auf einer Fahrt an alle Lieferstellen. Jede braucht ihre Menge und ihre
                Adresse.
              </Trans>
              {zips.slice(1).some((zip) => isNeighbour(draft.deliveryAddress, zip)) && (
                <>
                  {" "}
                  <Trans>
                    Bei gleicher Postleitzahl steht Ihre Straße schon da: Ändern Sie sie, wo sie anders heißt.
                  </Trans>
                </>
              )}
            </>
          }
        >
          <Trans>Mengen und Lieferstellen</Trans>
        </StepHeading>
      }
      errors={problems.map((problem) => ({
        fieldId: fieldId(problem.field),
        text: <StationProblem problem={problem} />
      }))}
      mine={<Entries draft={draft} stations={form.stations} />}
      theirs={<Entries draft={draft} stations={draft.stations} />}
    >
      {form.stations.map((entry, place) => (
        // delivery points have no name, so the index identifies them
        <Fragment key={`station-${place + 1}`}>
          {place === 1 && neighbours.length > 0 && (
            <NeighbourLine
              form={form}
              places={neighbours}
              onType={(line) => wishes.onType(withNeighbourLine(form, line, draft))}
            />
          )}
          <StationFields
            place={place}
            group={productGroup(draft.productGroupId)}
            amount={entry.amount}
            address={place === 0 ? null : (entry.address ?? emptyAddress(draft.countryId, zips[place] ?? ""))}
            deliveryAddress={draft.deliveryAddress}
            places={placesOf(zips[place] ?? "")}
            own={addressesIn(buyer?.own?.delivery ?? [], zips[place] ?? "")}
            problems={problems}
            isWished={station === place}
            addressHref={links.step("DeliveryAddress")}
            onAddressStep={() => wishes.onGo("DeliveryAddress")}
            onChange={(next) => change(place, next)}
          />
        </Fragment>
      ))}
      <StationsSum
        calculation={calculation}
        stations={form.stations}
        isWrong={problems.some(({ field }) => field === "stations")}
        onSplit={(amounts) =>
          wishes.onType({
            ...form,
            stations: form.stations.map((each, place) => ({ ...each, amount: amounts[place] ?? null }))
          })
        }
      />
    </FormScreen>
  )
}

type Problem = ScreenProps<"DeliveryStations">["view"]["problems"][number]

/** Describes a validation error and the delivery point it belongs to. */
function StationProblem({ problem }: { readonly problem: Problem }) {
  const number = Number(problem.field.split(".")[1] ?? "") + 1
  return Number.isNaN(number) || number < 1 || problem.field === "stations" ? (
    <FieldErrorText problem={problem} />
  ) : (
    <Trans>
      Lieferstelle {number}: <FieldErrorText problem={problem} />
    </Trans>
  )
}

function Entries({
  draft,
  stations
}: {
  readonly draft: ScreenProps<"DeliveryStations">["view"]["draft"]
  readonly stations: ReadonlyArray<StationEntry> | null
}) {
  if (stations === null) return <Trans>noch nichts</Trans>
  const { unit } = productGroup(draft.productGroupId)
  return (
    <ol>
      {stations.map(({ amount, address }, place) => {
        const shown = place === 0 ? draft.deliveryAddress : address
        return (
          <li key={`station-${place + 1}`}>
            {amount === null ? <Trans>ohne Menge</Trans> : <AmountText amount={amount} unit={unit} />}
            {shown !== null && <AddressText address={shown} />}
          </li>
        )
      })}
    </ol>
  )
}
