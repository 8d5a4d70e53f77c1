import { useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import { keepLand, keptLand, type Land } from "../../services/desk/land.ts"

/**
 * If the URL contains no country, the last selected one is used, also on another day and with another locale; a country
 * in the URL is stored as the last selected one.
 */
export const useKeptLand = (said: Land | undefined): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (said !== undefined) return keepLand(said)
    const land = keptLand()
    if (land !== undefined && land !== "alle")
      void navigate({
        to: ".",
        search: (search) => ({ ...search, land: String(land) }),
        replace: true,
        resetScroll: false
      })
    return undefined
  }, [said, navigate])
}
