/** The place in the list of cities for residents abroad; its districts are countries. Decision: 0018-residents-abroad */
export const abroadCityId = 'abroad'

/** What it is called. */
export const abroadNames = { name_zh: '海外', name_ja: '海外', name_en: 'Outside Taiwan' } as const

/** Before the id of a country that stands as a district. */
export const abroadDistrictPrefix = 'abroad-'
