import { useLingui } from "@lingui/react/macro"
import { useEffect } from "react"
import { useToast } from "../kit/desk/use-toast.ts"

/** Says in passing that the list is saved. */
export const useAlarmsSaved = (isSaved: boolean): void => {
  const { t } = useLingui()
  const tell = useToast()
  useEffect(() => {
    if (isSaved) tell(t`Ihre Benachrichtigungen sind gespeichert.`)
  }, [isSaved, tell, t])
}
