import { idSchema } from '../entities/fragments.ts';
import { listOf } from '../entities/lists.ts';
import {
  namedWishListSchema,
  sharedWishListSchema,
  wishListNameSchema,
} from '../entities/wishlist.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, idParams, tokenParams } from './inputs.ts';

/** Calls for named wish lists, which exist besides the one without a name. */
export const wishListEndpoints = {
  'wishlist.lists': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/cms/wishlist/lists',
    access: 'customer',
    summary: 'List the named wish lists of the user',
    response: listOf(namedWishListSchema),
  }),
  'wishlist.saveList': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/cms/wishlist/lists/save',
    access: 'customer',
    summary: 'Create a named wish list, or rename one',
    body: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: {
        id: { ...idSchema, description: 'Absent: a new one.' },
        name: wishListNameSchema,
      },
    },
    response: namedWishListSchema,
  }),
  'wishlist.removeList': defineEndpoint({
    id: null,
    method: 'DELETE',
    path: '/api/v1/cms/wishlist/lists/{id}',
    access: 'customer',
    summary: 'Delete a named wish list, and with it its link',
    params: idParams,
    response: done,
  }),
  'wishlist.place': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/cms/wishlist/lists/{id}/product',
    access: 'customer',
    summary: 'Put a product on a named wish list, or take it off',
    params: idParams,
    body: {
      type: 'object',
      required: ['product_id', 'isListed'],
      additionalProperties: false,
      properties: { product_id: idSchema, isListed: { type: 'boolean' } },
    },
    response: namedWishListSchema,
  }),
  'wishlist.share': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/cms/wishlist/lists/{id}/share',
    access: 'customer',
    summary: 'Share a named wish list by a link, or end its link for good',
    params: idParams,
    body: {
      type: 'object',
      required: ['isShared'],
      additionalProperties: false,
      properties: { isShared: { type: 'boolean' } },
    },
    response: namedWishListSchema,
  }),
  'wishlist.shared': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/cms/wishlist/shared/{token}',
    access: 'public',
    rate: 'link',
    failuresOnly: true,
    summary: 'Read a shared wish list',
    params: tokenParams,
    response: sharedWishListSchema,
  }),
} as const;
