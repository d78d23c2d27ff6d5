import { staffPermissions, staffRoles } from '@koma/domain/staff-roles.ts'
import { describe, expect, it } from 'vitest'
import { sampleStaff } from '../testing/sample-staff.ts'
import { accessTable, landingPage, mayUse, pages, pagesFor } from './access.ts'

const readingActions = ['list', 'show']

describe('the access table', () => {
  it('asks only for permissions that the domain knows', () => {
    const asked = Object.values(accessTable).flatMap((actions) => Object.values(actions).flat())
    expect(asked.filter((permission) => !(permission in staffPermissions))).toEqual([])
  })

  it('asks for a reading permission exactly where something is only read', () => {
    for (const [resource, actions] of Object.entries(accessTable)) {
      for (const [action, permission] of Object.entries(actions)) {
        const reads = new Set([permission].flat().map((one) => one.endsWith('.read')))
        expect([resource, action, ...reads]).toEqual([resource, action, readingActions.includes(action)])
      }
    }
  })

  it('allows nothing that it does not name', () => {
    const admin = sampleStaff('admin')
    expect(mayUse(admin, 'rent', 'list')).toBe(true)
    expect(mayUse(admin, 'rent', 'delete')).toBe(false)
    expect(mayUse(admin, 'secrets', 'list')).toBe(false)
    expect(mayUse(admin, 'constructor', 'name')).toBe(false)
  })
})

describe('what a role sees', () => {
  it.each([
    [
      'admin',
      [
        'rent',
        'members',
        'creators',
        'files',
        'deletions',
        'content',
        'search_misses',
        'panels',
        'notices',
        'faqs',
        'redirects',
        'centre',
        'media',
        'tags',
        'contact',
        'renewals',
        'adjustments',
        'old_users',
        'audit',
        'clients',
        'messages',
      ],
      'rent',
    ],
    ['desk', ['rent', 'members', 'files', 'deletions', 'contact', 'adjustments'], 'rent'],
    [
      'reviewer',
      [
        'rent',
        'members',
        'creators',
        'files',
        'deletions',
        'content',
        'search_misses',
        'panels',
        'notices',
        'faqs',
        'redirects',
        'media',
        'tags',
        'renewals',
      ],
      'creators',
    ],
    ['finance', ['rent', 'members', 'files', 'deletions', 'centre', 'adjustments'], 'adjustments'],
    [
      'auditor',
      [
        'rent',
        'members',
        'creators',
        'files',
        'deletions',
        'content',
        'search_misses',
        'panels',
        'notices',
        'faqs',
        'redirects',
        'centre',
        'media',
        'tags',
        'contact',
        'renewals',
        'adjustments',
        'old_users',
        'audit',
        'clients',
        'messages',
      ],
      'audit',
    ],
    [
      'editor',
      ['files', 'content', 'search_misses', 'panels', 'notices', 'faqs', 'redirects', 'media', 'tags', 'contact'],
      'content',
    ],
  ] as const)('%s: its pages, and the one to begin with', (role, seen, first) => {
    expect(pagesFor(sampleStaff(role))).toEqual(seen)
    expect(landingPage(sampleStaff(role))).toBe(first)
  })

  it('is decided by the permissions of the server, not by the role’s name', () => {
    expect(pagesFor({ permissions: ['audit.read'] })).toEqual(['audit'])
    expect(landingPage({ role: 'desk', permissions: ['audit.read'] })).toBe('audit')
  })

  it('an auditor changes nothing, and everything that changes belongs to somebody', () => {
    const auditor = sampleStaff('auditor')
    const others = staffRoles.filter((role) => role !== 'auditor').map(sampleStaff)
    for (const [resource, actions] of Object.entries(accessTable)) {
      for (const action of Object.keys(actions).filter((name) => !readingActions.includes(name))) {
        expect(mayUse(auditor, resource, action)).toBe(false)
        expect(others.some((staff) => mayUse(staff, resource, action))).toBe(true)
      }
    }
  })

  it('covers every page of the menu', () => {
    expect(pages.filter((page) => !('list' in accessTable[page]))).toEqual([])
  })
})
