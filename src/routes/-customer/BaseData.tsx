import { useLocation, useRouteContext } from "@tanstack/react-router"
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react"
import { type AddressEntry, emptyEntry } from "../../domain/account/address-entry.ts"
import type { BaseDataPart } from "../../domain/account/base-data-part.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { isSame } from "../../domain/editing/edited-rows.ts"
import { returnPath } from "../../domain/account/return-url.ts"
import {
  isEntry,
  isPerson,
  loadAddresses,
  loadPerson,
  saveAddresses,
  savePerson
} from "../../services/actors/base-data.actors.ts"
import { keptEdits } from "../../services/browser/kept-edits.ts"
import { tabValues } from "../../services/browser/storage.ts"
import {
  registrationChangePassword,
  registrationRequestEmailChange
} from "../../services/client/account-routes.gen.ts"
import { locationsPlacesOfZip } from "../../services/client/routes.gen.ts"
import type { Loaded } from "../../services/queries/ask.ts"
import { baseData, type HeldBaseData } from "../../services/queries/base-data.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { signInOnce } from "../../services/session/sign-in-once.ts"
import { AddressDialog } from "../../ui/kit/address/AddressDialog.tsx"
import { BaseDataPage } from "../../ui/account/base-data/BaseDataPage.tsx"
import { BaseDataUnread, LeaveDialog } from "../../ui/account/base-data/BaseDataNotices.tsx"
import type { LoginWishes } from "../../ui/account/base-data/login.wishes.ts"
import { useSavedToast } from "../../ui/account/base-data/use-saved-toast.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useLoaded } from "../-desk/use-loaded.ts"
import { useEditedList } from "./use-edited-list.ts"
import { useLeaveGuard } from "../-page/use-leave-guard.ts"

interface BaseDataProps {
  readonly loaded: Loaded<HeldBaseData>
  /** The columns to show if the page shows only a part of the base data; `null` for the whole page. */
  readonly part: BaseDataPart | null
  /**
   * Set if the page was opened for the form of an address: the id of the address, and the handler for closing the form.
   */
  readonly form?: { readonly id: number | null; readonly onClosed: () => void }
}

/** The base data page, which has three URLs (rule account.base-data). */
export function BaseData(props: BaseDataProps): ReactNode {
  const { value, onRetry } = useLoaded(baseData, props.loaded)
  return value === undefined ? <BaseDataUnread onRetry={onRetry} /> : <Held {...props} loaded={value} />
}

const newKey = "new"

function Held({ loaded, part, form }: Omit<BaseDataProps, "loaded"> & { readonly loaded: HeldBaseData }) {
  const { client, page, locale } = useRouteContext({ from: "__root__" })
  const isLive = useLive()
  const tellSaved = useSavedToast()
  const userId = page.session?.userId ?? ""
  const [openKey, setOpenKey] = useState(
    form === undefined ? null : form.id === null ? newKey : `row-${form.id}`
  )
  const close = useCallback(() => {
    setOpenKey(null)
    form?.onClosed()
  }, [form])

  const person = useEditedList({
    loaded: useMemo(() => [loaded.person], [loaded.person]),
    kept: useMemo(() => keptEdits(tabValues, userId, "person", isPerson), [userId]),
    save: (rows, signal) => savePerson(client, rows, signal),
    load: (signal) => loadPerson(client, signal),
    onSaved: tellSaved
  })
  const addresses = useEditedList<AddressEntry>({
    loaded: loaded.addresses,
    kept: useMemo(() => keptEdits(tabValues, userId, "addresses", isEntry), [userId]),
    save: (rows, signal) => saveAddresses(client, rows, signal),
    load: (signal) => loadAddresses(client, signal),
    onSaved: () => {
      tellSaved()
      if (openKey !== null) close()
    }
  })
  // resolving the conflict may remove the row or change its key; its form is not opened again automatically
  if (openKey !== null && addresses.view.state === "conflict") setOpenKey(null)
  const isDialogOpen = addresses.view.rows.some(({ key }) => key === openKey)
  const empty = useMemo(() => emptyEntry(locale.countryId), [locale.countryId])
  const { onAdd, onRestore } = addresses.wishes
  useEffect(() => {
    if (openKey === newKey) onAdd(newKey, empty)
  }, [openKey, onAdd, empty])

  const leaving = useLeaveGuard(person.isUnsaved || addresses.isUnsaved)
  const findPlaces = useCallback(
    async (countryId: CountryId, zipCode: string) => {
      const answer = await client.call(locationsPlacesOfZip, { params: { countryId, zipCode } })
      return answer.type === "ok" ? answer.value : []
    },
    [client]
  )
  const login = useMemo(
    (): LoginWishes => ({
      onRequestEmail: async ({ email, password }) =>
        outcomeOf(
          await client.call(registrationRequestEmailChange, {
            payload: { newEmailAddress: email, password }
          })
        ),
      onChangePassword: async ({ former, next }) => {
        const answer = await client.call(registrationChangePassword, {
          payload: { password: former, newPassword: next }
        })
        // the password change has ended all sessions including this one; this call starts a new session
        if (answer.type === "ok" && !(await signInOnce(client))) window.location.reload()
        return outcomeOf(answer)
      }
    }),
    [client]
  )
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  const back = returnPath(here, "https://shop.invalid", page.prefix || "/")
  const signInHref = `${page.prefix}/benutzerkonto/anmeldung?${new URLSearchParams({ ReturnUrl: back })}`

  return (
    <BaseDataPage
      part={part}
      signInHref={signInHref}
      person={{ view: person.view, wishes: isLive ? person.wishes : undefined }}
      addresses={{
        view: addresses.view,
        wishes: isLive ? addresses.wishes : undefined,
        isDialogOpen,
        onOpen: (key) => {
          const opened = key ?? `${newKey}-${Date.now()}`
          if (key === null) onAdd(opened, empty)
          setOpenKey(opened)
        }
      }}
      login={{
        email: loaded.email,
        newEmail: loaded.newEmail,
        isImpersonated: page.session?.isImpersonated ?? false,
        wishes: isLive ? login : undefined
      }}
      dialog={
        <>
          {isLive && openKey !== null && (
            <AddressDialog
              view={addresses.view}
              wishes={addresses.wishes}
              openKey={openKey}
              signInHref={signInHref}
              findPlaces={findPlaces}
              onClose={() => {
                const row = addresses.view.rows.find(({ key }) => key === openKey)
                if (row?.change === "Added" && isSame(row.value, empty)) onRestore(openKey)
                close()
              }}
            />
          )}
          <LeaveDialog
            isOpen={leaving.isAsked}
            onStay={leaving.onStay}
            onLeave={() => {
              person.onForget()
              addresses.onForget()
              leaving.onLeave()
            }}
          />
        </>
      }
    />
  )
}
