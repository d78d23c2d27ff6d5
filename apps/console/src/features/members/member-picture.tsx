import type { StaffMember } from '@koma/contract/staff.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'

/** Shown at half of its pixels, which is sharp on every screen. */
const side = 128
const shownSide = side / 2

/** The member's own picture, so that the desk knows whose card it scans. Nothing stands there when there is none. */
export function MemberPicture({ avatar }: Pick<StaffMember, 'avatar'>) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const { data } = useQuery({
    queryKey: ['avatar', avatar?.id],
    queryFn: () => dataProvider.download(`/avatar/${avatar?.id}/${side}`),
    enabled: avatar !== null,
    staleTime: Infinity,
  })
  if (!avatar || !data) return null
  return <img key={avatar.id} ref={showing(data)} className="c-picture" width={shownSide} height={shownSide} alt="" />
}

/** Gives the picture an address for its bytes while it stands there. */
function showing(blob: Blob) {
  return (image: HTMLImageElement | null) => {
    if (!image) return undefined
    const address = URL.createObjectURL(blob)
    image.src = address
    return () => URL.revokeObjectURL(address)
  }
}
