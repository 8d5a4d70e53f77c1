import { useLingui } from "@lingui/react/macro"
import { useEffect } from "react"
import { useToast } from "../kit/desk/use-toast.ts"

/** Shows a toast when the list is saved. */
export const useAlarmsSaved = (isSaved: boolean): void => {
  const { t } = useLingui()
  const tell = useToast()
  const saved = t`Ihre Benachrichtigungen sind gespeichert.`
  useEffect(() => {
    if (isSaved) tell(saved)
  }, [isSaved, tell, saved])
}
