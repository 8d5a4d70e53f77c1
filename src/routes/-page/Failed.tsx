import { type ErrorComponentProps, getRouteApi, useLocation } from "@tanstack/react-router"
import { personName } from "../../domain/account/session.ts"
import { isWorkPlace } from "../../domain/rights/desk-frame.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { loadCalculatorTexts } from "../../locales/calculator-catalogs.ts"
import { statusOf } from "../../services/page/no-access.ts"
import { ClosedWhileActing } from "../../ui/error/ClosedWhileActing.tsx"
import { ErrorPage } from "../../ui/error/ErrorPage.tsx"
import { ownTexts } from "../../ui/kit/own-texts.tsx"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout.tsx"
import { usePageFacts } from "./page-facts.ts"
import { isOurs, useReported } from "./use-reported.ts"
import { SimpleCalculatorPart } from "../-offers/SimpleCalculatorPart.tsx"

const withTexts = ownTexts((code) => loadCalculatorTexts(code, ["calculator"]))
const Page = import.meta.env.SSR ? ErrorPage : withTexts(ErrorPage)
const Closed = import.meta.env.SSR ? ClosedWhileActing : withTexts(ClosedWhileActing)

const root = getRouteApi("__root__")

/**
 * Returns the customer on whose behalf staff are acting, if that makes the current desk page inaccessible (decision
 * 098).
 */
const useActingAs = (status: number): string | undefined => {
  const { session } = root.useRouteContext().page
  const path = useLocation({ select: ({ pathname }) => pathname })
  return status === 403 && session?.isImpersonated === true && isWorkPlace(path)
    ? personName(session)
    : undefined
}

interface FailedProps {
  readonly status: number
  readonly error?: unknown
}

/** Error page of the shop (rule page.error). */
export function Failed({ status, error }: FailedProps) {
  const facts = usePageFacts()
  const actingAs = useActingAs(status)
  useReported(status, error)
  if (actingAs !== undefined)
    return (
      <DefaultLayout facts={facts}>
        <div data-error-status={status}>
          <Closed name={actingAs} />
        </div>
      </DefaultLayout>
    )
  return (
    <DefaultLayout facts={facts}>
      <div data-error-status={isOurs(status) ? status : undefined}>
        <Page
          status={status}
          calculator={<SimpleCalculatorPart groupId={usualGroup.id} shape={{ bar: [] }} />}
        />
      </div>
    </DefaultLayout>
  )
}

/** Error page for a URL without a route or a page. */
export const NotFound = () => <Failed status={404} />

/** Error page for a page that could not be loaded or rendered. */
export const FailedByError = ({ error }: ErrorComponentProps) => (
  <Failed status={statusOf(error)} error={error} />
)
