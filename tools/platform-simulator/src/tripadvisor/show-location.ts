import type { PlainReview } from '../state/plain-reviews.ts';
import type { Location } from './state.ts';

const ratings = [1, 2, 3, 4, 5];

/** Figures are answered as digits, the average in halves; a location without reviews has none. */
export function showLocation({ id, name }: Location, reviews: readonly PlainReview[]) {
  const page = `https://www.tripadvisor.com/Restaurant_Review-d${id}-Reviews.html`;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  const rating = (Math.round((sum / reviews.length) * 2) / 2).toFixed(1);
  const image = `https://www.tripadvisor.com/img/cdsi/img2/ratings/traveler/${rating}-MCID-5.svg`;
  const rated = reviews.length === 0 ? {} : { rating, rating_image_url: image };
  const counts = ratings.map((stars) => [stars, String(reviews.filter((one) => one.rating === stars).length)]);
  return {
    location_id: id,
    name,
    web_url: page,
    address_obj: { city: 'Paris', country: 'France', address_string: 'Paris France' },
    write_review: `https://www.tripadvisor.com/UserReview-d${id}.html`,
    ...rated,
    num_reviews: String(reviews.length),
    review_rating_count: Object.fromEntries(counts) as Record<string, string>,
    photo_count: '0',
    see_all_photos: `${page}#photos`,
    category: { name: 'restaurant', localized_name: 'Restaurant' },
    subcategory: [],
  };
}
