import { useMemo } from "react"
import type { DeskDealer } from "../../domain/dealer-desk/desk-dealer.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { profileForm } from "../../services/desk/dealer-forms.ts"
import type { DealerView } from "../../services/desk/dealers-query.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { DealerProfileForm } from "../../ui/support/dealers/DealerProfileForm.tsx"
import { profileTexts } from "../../ui/support/dealers/profile-texts.ts"
import { useDeskForm } from "../-desk/use-desk-form.ts"
import { DealerAreas } from "./DealerAreas.tsx"
import { DealerBranches } from "./DealerBranches.tsx"
import { DealerClosures } from "./DealerClosures.tsx"
import { DealerFees } from "./DealerFees.tsx"
import { DealerLogoOf } from "./DealerLogoOf.tsx"
import { DealerPeopleOf } from "./DealerPeopleOf.tsx"
import { DealerPrices } from "./DealerPrices.tsx"

interface DealerPartOfProps {
  readonly dealer: DeskDealer
  readonly view: DealerView
  readonly groupHrefOf: (groupId: ProductGroupId) => string
}

/** The part of a dealer's data that the URL selects; each part is saved separately. */
export function DealerPartOf({ dealer, view, groupHrefOf }: DealerPartOfProps) {
  switch (view.teil) {
    case "angaben":
      return <Profile dealer={dealer} />
    case "niederlassungen":
      return <DealerBranches dealer={dealer} />
    case "liefergebiete":
      return <DealerAreas dealer={dealer} />
    case "gebuehren":
      return <DealerFees key={view.gruppe} dealer={dealer} groupId={view.gruppe} hrefOf={groupHrefOf} />
    case "preise":
      return <DealerPrices dealerId={dealer.id} />
    case "lieferpausen":
      return <DealerClosures dealerId={dealer.id} />
    case "personen":
      return <DealerPeopleOf dealer={dealer} />
  }
}

function Profile({ dealer }: { readonly dealer: DeskDealer }) {
  const { countryId } = dealer
  const form = useMemo(() => profileForm(countryId), [countryId])
  const texts = useMemo(() => profileTexts(countryId), [countryId])
  return (
    <>
      <DealerProfileForm>
        <DeskForm texts={texts} {...useDeskForm(form, dealer)} />
      </DealerProfileForm>
      <DealerLogoOf dealer={dealer} />
    </>
  )
}
