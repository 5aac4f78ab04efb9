import { donationLimits } from '@/mocks/donationLimits';
import { http } from '@/mocks/http';

export const serviceHandlers = {
  wakeUp: http.get('/', ({ response }) =>
    response(200).json({ status: 'ok', donation_limits: donationLimits }),
  ),
};
